import { Suspense } from "react";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { PreviewsView } from "./previews-view.tsx";
import styles from "./previews.module.css";
import { PreviewsSkeleton } from "./previews-skeleton.tsx";

export function PreviewsPage() {
  useDocumentTitle(say`Coming to theaters`);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.name}>{say`Coming to theaters`}</h1>
        <p className={styles.promise}>{say`Coming soon, with a first look.`}</p>
      </header>
      <Suspense fallback={<PreviewsSkeleton />}>
        <PreviewsView />
      </Suspense>
    </div>
  );
}
