import type { HelpArticle } from "@goldmane/contracts/help/schema";
import { useEffect, useRef } from "react";
import { say } from "#platform/words/say.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import styles from "./help-entry.module.css";

/** An article that unfolds. A link to /features#its-id opens it. */
export function HelpEntry({ article }: { article: HelpArticle }) {
  const { id, title, say: answer, body, page } = article;
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (location.hash !== `#${id}` || !details.current) return undefined;
    const entry = details.current;
    entry.open = true;
    entry.querySelector("summary")?.focus({ preventScroll: true });
    // After the new page was scrolled to its top.
    const frame = requestAnimationFrame(() => entry.scrollIntoView({ block: "center" }));
    return () => cancelAnimationFrame(frame);
  }, [id]);

  return (
    <details ref={details} id={id} className={styles.entry}>
      <summary className={styles.title}>{title}</summary>
      <div className={styles.text}>
        <p className={styles.answer}>{answer}</p>
        <p>{body}</p>
        {page !== null && (
          <div>
            <ButtonLink variant="glass" href={page} icon="right">
              {say`Show me`}
            </ButtonLink>
          </div>
        )}
      </div>
    </details>
  );
}
