import type { Tab } from "@goldmane/contracts/assistant/limits";
import { type ComponentType, Suspense } from "react";
import { useLocation } from "wouter";
import { ChatTab } from "#features/assistant/chat/chat-tab.tsx";
import { Composer } from "#features/assistant/chat/composer.tsx";
import { LeavingBar } from "#features/assistant/services/leaving-bar.tsx";
import { hush } from "#features/assistant/voice/speaker.ts";
import { speaksAloud, toggleVoice } from "#features/assistant/voice/speaker-choice.ts";
import { GrownUpDialog } from "#features/directory/outside/grown-up-dialog.tsx";
import { askLeo, dismissLeo, keepLeoReturn } from "#platform/leo/ask-leo.ts";
import { routes } from "#platform/routes.ts";
import { useStore } from "#platform/store.ts";
import { say } from "#platform/words/say.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { IconButton } from "#ui/icon-button/icon-button.tsx";
import { LazyLoad } from "#ui/lazy-load/lazy-load.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";
import styles from "./leo-dialog.module.css";
import { Microphone } from "./microphone.tsx";
import { describeHearing } from "./describe-hearing.ts";
import { useLeo } from "./use-leo.ts";

const load = {
  lion: () => import("#features/assistant/lion/leo-figure.tsx").then(({ LeoFigure }) => LeoFigure),
  vibes: () => import("#features/assistant/vibes/vibes-tab.tsx").then(({ VibesTab }) => VibesTab),
  links: () => import("./links-tab.tsx").then(({ LinksTab }) => LinksTab),
  library: () => import("./library-tab.tsx").then(({ LibraryTab }) => LibraryTab),
};

/** Leo's dialog over any page: chat, vibes, links and music. */
export function LeoDialog({ tab }: { tab: Tab }) {
  const leo = useLeo();
  const [, navigate] = useLocation();
  const isAloud = useStore(speaksAloud);
  const { acts, capabilities, session, muteSwitch } = leo;
  // On touch devices focus goes to the tabs, not the text field, so that no keyboard opens.
  const typesAtOnce = tab === "chat" && matchMedia("(pointer: fine)").matches;
  const close = () => {
    hush();
    dismissLeo();
  };
  const openFamilyLogin = () => {
    keepLeoReturn();
    close();
    navigate(routes.familyLogin);
  };

  return (
    <Dialog label={say`Leo, your AI assistant`} onClose={close}>
      <div className={styles.leo} data-tab={tab}>
        <header className={styles.head}>
          <div className={styles.person}>
            <div className={styles.figure}>
              <LazyLoad load={load.lion}>
                {(LeoFigure) => <LeoFigure doing={leo.doing} felt={leo.felt} />}
              </LazyLoad>
            </div>
            <p className={styles.name}>Leo</p>
            <p className={styles.what}>{say`Your AI assistant`}</p>
            <div className={styles.acts}>
              <IconButton icon="lock" label={say`Family login`} onClick={openFamilyLogin} />
              <IconButton
                icon={isAloud ? "loud" : "muted"}
                label={isAloud ? say`Voice on` : say`Voice off`}
                aria-pressed={isAloud}
                onClick={toggleVoice}
              />
            </div>
          </div>
        </header>
        <div className={styles.room} data-start={typesAtOnce ? undefined : true}>
          <LeavingBar />
          <Tabs
            label={say`Leo’s tabs`}
            chosen={tab}
            onChoose={askLeo}
            tabs={[
              {
                id: "chat",
                name: say`Chat`,
                content: (
                  <ChatTab
                    acts={acts}
                    name={session?.profile?.displayName ?? null}
                    isOff={capabilities?.leo === "off"}
                    composer={
                      <Composer
                        draft={leo.draft}
                        onDraft={leo.setDraft}
                        onSay={leo.send}
                        isWaiting={leo.isWaiting}
                        note={describeHearing(muteSwitch, capabilities)}
                      >
                        <Microphone muteSwitch={muteSwitch} />
                      </Composer>
                    }
                  />
                ),
              },
              { id: "vibes", name: say`Vibes`, content: <Part load={load.vibes} /> },
              { id: "links", name: say`Links`, content: <Part load={load.links} /> },
              { id: "library", name: say`Free Music`, content: <Part load={load.library} /> },
            ]}
          />
        </div>
      </div>
      {leo.locked && <GrownUpDialog link={leo.locked} onClose={leo.unlock} />}
    </Dialog>
  );
}

type PartProps = { load: () => Promise<ComponentType> };

function Part({ load: fetchPart }: PartProps) {
  return (
    <Suspense fallback={<Spinner />}>
      <LazyLoad load={fetchPart}>{(View) => <View />}</LazyLoad>
    </Suspense>
  );
}
