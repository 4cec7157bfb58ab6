import type { TheatricalPreview } from "@goldmane/contracts/library/schema";
import { sayText } from "#platform/words/say.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { describeRuntime } from "./describe-preview.ts";
import styles from "./preview-facts.module.css";

type Props = { preview: TheatricalPreview };

/** Rating, length and genre in a line. */
export function PreviewFacts({ preview: { rating, runtime, genre } }: Props) {
  const length = describeRuntime(runtime);
  return (
    <p className={styles.facts}>
      <Badge>{rating}</Badge>
      {length !== null && <span>{length}</span>}
      <span>{sayText(genre)}</span>
    </p>
  );
}
