import { type CSSProperties, useState } from "react";
import { imageSources } from "#platform/image-sources.ts";
import { Mark } from "#ui/mark/mark.tsx";
import styles from "./poster.module.css";

type Props = {
  url: string;
  /** Stands in the frame's place when the picture cannot be had. */
  title: string;
  /** Two colours that carry the frame while the picture loads. */
  colors: readonly [string, string];
  shape: "poster" | "backdrop" | "fill";
  /** About how wide it is shown, in CSS pixels. */
  width: number;
  /** How wide it is shown, as `sizes` wants it. */
  sizes: string;
  /** Among the first things seen, so fetched before the rest. */
  urgent?: boolean;
};

type State = "loading" | "ready" | "failed";

/** A title's picture. Decorative: the words beside it name it. */
export function Poster({ url, title, colors, shape, width, sizes, urgent = false }: Props) {
  const [state, setState] = useState<State>("loading");
  const tint = { "--from": colors[0], "--to": colors[1] } as CSSProperties;
  const isDrawn = (image: HTMLImageElement | null) => {
    // A cached picture may be there before React listens.
    if (image?.complete && image.naturalWidth > 0) setState("ready");
  };

  return (
    <div className={styles.frame} data-shape={shape} data-state={state} style={tint}>
      {state === "failed" ? (
        <div className={styles.stand} aria-hidden="true">
          <span className={styles.mark}>
            <Mark />
          </span>
          <span className={styles.name}>{title}</span>
        </div>
      ) : (
        <img
          ref={isDrawn}
          {...imageSources(url, width)}
          alt=""
          className={styles.image}
          sizes={sizes}
          loading={urgent ? "eager" : "lazy"}
          fetchPriority={urgent ? "high" : "auto"}
          decoding="async"
          draggable={false}
          onLoad={() => setState("ready")}
          onError={() => setState("failed")}
        />
      )}
    </div>
  );
}
