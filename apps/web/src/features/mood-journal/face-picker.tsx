import { moodFaces } from "@goldmane/contracts/mood-journal/limits";
import type { MoodFace } from "@goldmane/contracts/mood-journal/schema";
import styles from "./check-in.module.css";
import { FaceIcon } from "./face-icon.tsx";
import { nameOfFace } from "./names.ts";

type Props = {
  legend: string;
  chosen: MoodFace | null;
  onChoose: (face: MoodFace) => void;
};

export function FacePicker({ legend, chosen, onChoose }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.question}>{legend}</legend>
      <div className={styles.faces}>
        {moodFaces.map((face) => (
          <button
            key={face}
            type="button"
            className={styles.face}
            aria-pressed={face === chosen}
            onClick={() => onChoose(face)}
          >
            <FaceIcon face={face} size={48} />
            {nameOfFace(face)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
