import type { TitleDetail } from "@goldmane/contracts/library/schema";
import { useRef, useState } from "react";
import { useHangPoster } from "#features/ingest/queries.ts";
import { ApiError } from "#platform/api.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Poster } from "#ui/poster/poster.tsx";
import styles from "./edit-film.module.css";

/** A film's poster, and a way to replace it. */
export function PosterField({ title }: { title: TitleDetail }) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate: hang, isPending } = useHangPoster(title.id);
  const replace = (file: File | undefined) => {
    if (!file) return;
    setProblem(null);
    hang(file, { onError: (error) => setProblem(explain(error)) });
  };
  return (
    <div className={styles.poster}>
      <div className={styles.frame}>
        <Poster
          key={title.posterUrl}
          url={title.posterUrl}
          title={title.title}
          colors={title.colors}
          blur={title.posterBlur}
          shape="poster"
          width={240}
          sizes="12rem"
          urgent
        />
      </div>
      <Button variant="glass" aria-busy={isPending} onClick={() => input.current?.click()}>
        {say`Replace poster`}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label={say`New poster`}
        onChange={({ currentTarget }) => {
          replace(currentTarget.files?.[0]);
          currentTarget.value = "";
        }}
      />
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

function explain(error: unknown): string {
  const message = error instanceof ApiError ? error.displayMessage : undefined;
  return message ?? say`Couldn’t upload the picture. Check your connection and try again.`;
}
