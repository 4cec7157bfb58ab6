import type { Tab } from "@goldmane/contracts/assistant/limits";
import { type ComponentType, Suspense, useRef } from "react";
import { ChatTab } from "#features/assistant/chat/chat-tab.tsx";
import { Composer } from "#features/assistant/chat/composer.tsx";
import { LeavingBar } from "#features/assistant/services/leaving-bar.tsx";
import { MicrophoneNotice } from "#features/assistant/voice/microphone-notice.tsx";
import { hush } from "#features/assistant/voice/speaker.ts";
import { LazySignOut } from "#features/account/sign-out/lazy-sign-out.tsx";
import { GrownUpDialog } from "#features/directory/outside/grown-up-dialog.tsx";
import { askLeo, dismissLeo } from "#platform/leo/ask-leo.ts";
import { say } from "#platform/words/say.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { LazyLoad } from "#ui/lazy-load/lazy-load.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";
import { describeHearing } from "./describe-hearing.ts";
import { HeadButtons } from "./head-buttons.tsx";
import styles from "./leo-dialog.module.css";
import { Microphone } from "./microphone.tsx";
import { useLeo } from "./use-leo.ts";
import { useVisibleHeight } from "./use-visible-height.ts";

const load = {
  lion: () => import("#features/assistant/lion/leo-figure.tsx").then(({ LeoFigure }) => LeoFigure),
  vibes: () => import("#features/vibes/vibes-tab.tsx").then(({ VibesTab }) => VibesTab),
  links: () => import("./links-tab.tsx").then(({ LinksTab }) => LinksTab),
  library: () => import("./library-tab.tsx").then(({ LibraryTab }) => LibraryTab),
};

/** Leo's dialog over any page: chat, vibes, links and music. */
export function LeoDialog({ tab }: { tab: Tab }) {
  const leo = useLeo();
  const sheet = useRef<HTMLDivElement>(null);
  useVisibleHeight(sheet);
  const { acts, capabilities, session, muteSwitch } = leo;
  // On touch devices focus goes to the tabs, not the text field, so that no keyboard opens.
  const typesAtOnce = tab === "chat" && matchMedia("(pointer: fine)").matches;
  const close = () => {
    hush();
    dismissLeo();
  };
  const correct = (message: string) => {
    leo.type(message);
    sheet.current?.querySelector("input")?.focus();
  };

  return (
    <Dialog label={say`Leo, your AI assistant`} onClose={close}>
      <div ref={sheet} className={styles.leo} data-tab={tab}>
        <header className={styles.head}>
          <div className={styles.person}>
            <div className={styles.figure}>
              <LazyLoad load={load.lion}>
                {(LeoFigure) => <LeoFigure doing={leo.doing} felt={leo.felt} />}
              </LazyLoad>
            </div>
            <p className={styles.name}>Leo</p>
            <p className={styles.what}>{say`Your AI assistant`}</p>
            <HeadButtons
              profile={session?.profile ?? null}
              onExplain={muteSwitch.ways.length > 0 ? muteSwitch.explain : null}
              onClose={close}
            />
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
                    onCorrect={correct}
                    composer={
                      <Composer
                        draft={leo.draft}
                        onDraft={leo.type}
                        onSay={leo.send}
                        isBusy={leo.isBusy}
                        notice={
                          muteSwitch.explains &&
                          capabilities && (
                            <MicrophoneNotice
                              ways={muteSwitch.ways}
                              capabilities={capabilities}
                              isParent={session?.profile?.role === "parent"}
                              onAgree={muteSwitch.agree}
                              onDecline={muteSwitch.decline}
                            />
                          )
                        }
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
      <LazySignOut {...leo.leaving} />
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
