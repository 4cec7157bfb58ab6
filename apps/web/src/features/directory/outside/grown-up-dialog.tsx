import { demoSignIn } from "@goldmane/contracts/account/limits";
import { isGrownUp } from "@goldmane/contracts/family/rules";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useOpenOutside } from "#features/directory/queries.ts";
import { profilesQuery } from "#features/family/queries.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { focusFirst } from "#ui/focus-first.ts";
import { type GrownUpProof, GrownUpQuestion } from "#ui/pin-pad/grown-up-question.tsx";
import styles from "./grown-up-dialog.module.css";
import { openTab } from "./open-tab.ts";
import type { LinkTarget } from "./link-target.ts";

type Props = { link: LinkTarget; onClose: () => void };

/** Asks a grown-up for a PIN or a password before a child follows an outside link. */
export function GrownUpDialog({ link, onClose }: Props) {
  const { data: family } = useSuspenseQuery(profilesQuery);
  const { data: session } = useQuery(sessionQuery);
  const { mutateAsync: openOutside, data: opened } = useOpenOutside();
  const hasPin = family.some(({ role, hasPin: has }) => has && isGrownUp(role));

  const prove = async (proof: GrownUpProof) => {
    const { url } = await openOutside({ kind: link.kind, id: String(link.id), ...proof });
    openTab(url);
  };

  return (
    <Dialog label={say`Open ${link.name}`} size="small" onClose={onClose}>
      {opened ? (
        <Opened name={link.name} url={opened.url} onClose={onClose} />
      ) : (
        <GrownUpQuestion
          hasPin={hasPin}
          pinReason={say`${link.name} is outside Goldmane. A grown-up’s PIN opens it.`}
          passwordReason={say`${link.name} is outside Goldmane. A grown-up’s password opens it.`}
          action={say`Open`}
          passwordHint={session?.isDemo ? say`Demo password: ${demoSignIn.password}` : undefined}
          prove={prove}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

function Opened({ name, url, onClose }: { name: string; url: string; onClose: () => void }) {
  return (
    <div className={styles.view}>
      <h2 className={styles.heading}>{say`${name} is open`}</h2>
      <p className={styles.text}>
        {say`It opened in a new tab.`}{" "}
        <a className={styles.again} href={url} target="_blank" rel="noopener noreferrer">
          {say`Open ${name} again`}
        </a>
      </p>
      <Button variant="gold" ref={focusFirst} onClick={onClose}>
        {say`Back to Goldmane`}
      </Button>
    </div>
  );
}
