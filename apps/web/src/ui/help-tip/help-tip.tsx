import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { helpQuery } from "#platform/help/help-query.ts";
import { sessionQuery } from "#platform/queries/session-query.ts";
import { say } from "#platform/words/say.ts";
import { LazyLoad } from "#ui/lazy-load/lazy-load.tsx";
import { LoadFailedToast } from "#ui/lazy-load/load-failed-toast.tsx";
import styles from "./help-tip.module.css";
import { canReadTip, type TipArticle } from "./tip-readers.ts";

type Props = {
  /** The id of a help article. */
  article: TipArticle;
  /** The heading or label beside which the tip stands. */
  label: string;
};

const loadPopover = () => import("./help-popover.tsx").then(({ HelpPopover }) => HelpPopover);

/**
 * A “?” button that opens a help article's short answer. Hidden if the article isn't for the
 * viewer. The articles load when a tip is first opened.
 */
export function HelpTip({ article: id, label }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { data: session } = useQuery(sessionQuery);
  const { data, error, refetch } = useQuery({ ...helpQuery, enabled: isOpen });
  const article = data?.articles.find((one) => one.id === id);
  if (!session || !canReadTip(id, session) || (data && !article)) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.tip}
        aria-label={say`Help: ${label}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <LazyLoad
          load={loadPopover}
          renderFailure={({ onRetry }) => <LoadFailedToast onRetry={onRetry} onGiveUp={close} />}
        >
          {(HelpPopover) => (
            <HelpPopover
              anchor={button}
              label={article?.title ?? label}
              article={article}
              error={error}
              onRetry={() => void refetch()}
              onClose={close}
            />
          )}
        </LazyLoad>
      )}
    </>
  );
}
