import type { HelpArticle } from "@goldmane/contracts/help/schema";
import { Link } from "wouter";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { describeError } from "#ui/message/describe-error.ts";
import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import styles from "./help-popover.module.css";

type Props = { article: HelpArticle | undefined; error: Error | null; onRetry: () => void };

/** A help article's title and short answer, with a link to the rest. */
export function TipText({ article, error, onRetry }: Props) {
  if (article)
    return (
      <>
        <h2 className={styles.title}>{article.title}</h2>
        <p>{article.say}</p>
        <Link href={`${routes.features}#${article.id}`} className={styles.more}>
          {say`More help`}
        </Link>
      </>
    );
  if (error)
    return (
      <>
        <p>{describeError(error)}</p>
        <Button variant="glass" icon="retry" onClick={onRetry}>
          {say`Try again`}
        </Button>
      </>
    );
  return (
    <>
      <Skeleton width="60%" height="1.5rem" />
      <Skeleton width="100%" height="4.5rem" />
      <Skeleton width="5rem" height="1.5rem" />
    </>
  );
}
