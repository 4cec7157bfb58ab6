import { useState } from "react";
import { Chapter } from "#pages/component-gallery/chapter.tsx";
import { isMotionAllowed } from "#platform/device/is-motion-allowed.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { sampleEasing } from "./curve.ts";
import styles from "./motion-chapter.module.css";
import { readToken } from "./use-tokens.ts";

const samples = () =>
  [
    { speed: "quick", curve: "glide", use: say`Colors and touch feedback` },
    { speed: "calm", curve: "spring", use: say`Pressed, hovered and active items` },
    { speed: "slow", curve: "glide", use: say`Sheets, slides and pages` },
  ] as const;

export function MotionChapter() {
  const [isThere, setThere] = useState(false);
  return (
    <Chapter
      id="motion"
      heading={say`Motion`}
      description={say`Buttons spring when you press them, and panels glide into place in 150 to 400 ms. If your device is set to reduce motion, nothing moves.`}
    >
      <ul className={styles.samples}>
        {samples().map(({ speed, curve, use }) => (
          <li key={speed} className={styles.sample}>
            <Curve easing={readToken(curve)} />
            <div className={styles.text}>
              <b>
                {speed}, {curve}
              </b>
              <span>{use}</span>
              <span className={styles.track} data-there={isThere}>
                <i
                  style={{
                    transitionDuration: `var(--${speed})`,
                    transitionTimingFunction: `var(--${curve})`,
                  }}
                />
              </span>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.run}>
        <Button variant="gold" icon="play" onClick={() => setThere(!isThere)}>
          {say`Play animations`}
        </Button>
        {!isMotionAllowed() && <p>{say`Reduced motion is on, so nothing moves.`}</p>}
      </div>
    </Chapter>
  );
}

/** Distance over time; the top edge leaves room for overshoot. */
function Curve({ easing }: { easing: string }) {
  const points = sampleEasing(easing).map((distance, at) => `${at * 2.5},${100 - distance * 85}`);
  return (
    <svg
      className={styles.curve}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <line x1="0" x2="100" y1="15" y2="15" />
      <polyline points={points.join(" ")} />
    </svg>
  );
}
