import { useState } from "react";
import { imageSources } from "#platform/image-sources.ts";
import { getActiveLanguage } from "#platform/words/active-language.ts";
import styles from "./title-logo.module.css";

type Props = {
  film: {
    title: string;
    /** Only originals have a drawn title: its URL is beside the backdrop's. */
    source: "original" | "upload";
    backdropUrl: string;
  };
  urgent?: boolean;
};

/**
 * A film's title as a heading: text first, then its drawn logo. Both take the same space, so that
 * nothing moves, and it is read out once. Logos are drawn in English: other languages get text.
 */
export function TitleLogo({ film: { title, source, backdropUrl }, urgent = false }: Props) {
  const [state, setState] = useState<"coming" | "shown" | "failed">("coming");
  if (source !== "original" || getActiveLanguage().language !== "en") return title;
  return (
    <span className={styles.slot} data-state={state}>
      <span className={styles.written} aria-hidden={state !== "failed"}>
        {title}
      </span>
      {state !== "failed" && (
        <img
          {...imageSources(backdropUrl.replace("/backdrop", "/logo"), 416)}
          sizes="(width < 34rem) 78vw, 26rem"
          width={416}
          height={208}
          alt={title}
          className={styles.drawn}
          fetchPriority={urgent ? "high" : "auto"}
          decoding="async"
          draggable={false}
          onLoad={() => setState("shown")}
          onError={() => setState("failed")}
        />
      )}
    </span>
  );
}
