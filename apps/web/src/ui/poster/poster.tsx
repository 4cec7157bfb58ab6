import { type CSSProperties, useRef } from "react";
import { imageSources } from "#platform/image-sources.ts";
import { LogoMark } from "#ui/brand/logo-mark.tsx";
import styles from "./poster.module.css";
import { usePicture } from "./use-picture.ts";

type Props = {
  url: string;
  /** Shown if the picture fails to load. */
  title: string;
  /** Gradient colors while the picture loads. */
  colors: readonly [string, string];
  /** Blurred preview, as a data URL. */
  blur?: string | undefined;
  shape: "poster" | "backdrop" | "fill";
  /** Approximate displayed width, in CSS pixels. */
  width: number;
  /** `sizes` attribute. */
  sizes: string;
  /** Above the fold: fetched first. */
  urgent?: boolean;
  /** It has loaded or failed. */
  onSettle?: () => void;
};

/** A title's picture. Decorative: the text beside it names it. */
export function Poster(props: Props) {
  const { url, title, colors, blur, shape, width, sizes, urgent = false, onSettle } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { state, settle } = usePicture(frame, urgent);
  const finish = (result: "ready" | "failed") => {
    settle(result);
    onSettle?.();
  };
  const afar = blur && { "--blur-image": `url(${blur})` };
  const tint = { "--from": colors[0], "--to": colors[1], ...afar } as CSSProperties;

  return (
    <div ref={frame} className={styles.frame} data-shape={shape} data-state={state} style={tint}>
      {(state === "loading" || state === "ready") && (
        <img
          ref={cancelOnLeave}
          {...imageSources(url, width)}
          alt=""
          className={styles.image}
          sizes={sizes}
          fetchPriority={urgent ? "high" : "low"}
          decoding="async"
          draggable={false}
          onLoad={() => finish("ready")}
          onError={() => finish("failed")}
        />
      )}
      {state === "failed" && (
        <div className={styles.stand} aria-hidden="true">
          <span className={styles.mark}>
            <LogoMark />
          </span>
          <span className={styles.name}>{title}</span>
        </div>
      )}
    </div>
  );
}

/** Cancels the download of an unmounted picture, which would keep its connection. */
function cancelOnLeave(image: HTMLImageElement | null) {
  return () =>
    queueMicrotask(() => {
      if (image?.isConnected !== false) return;
      image.removeAttribute("srcset");
      image.removeAttribute("src");
    });
}
