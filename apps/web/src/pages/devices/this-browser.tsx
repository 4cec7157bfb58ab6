import { say } from "#platform/words/say.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Section } from "#ui/section/section.tsx";
import styles from "./devices.module.css";

const film = 'video/mp4; codecs="avc1.64001f, mp4a.40.2"';

type Check = { name: string; isThere: boolean; without: string };
type Props = { /** Whether there is a companion in augmented reality. */ hasCompanion: boolean };

/** Feature checks of this browser. */
function checkBrowser({ hasCompanion }: Props): Check[] {
  const hasMedia = "MediaSource" in window || "ManagedMediaSource" in window;
  return [
    {
      name: say`Automatic quality`,
      isThere: hasMedia,
      without: say`Films play in one quality.`,
    },
    {
      name: say`Video and audio`,
      isThere: document.createElement("video").canPlayType(film) !== "",
      without: say`Films won’t play in this browser.`,
    },
    {
      name: say`Picture-in-picture`,
      isThere: document.pictureInPictureEnabled,
      without: say`Films only play on their page.`,
    },
    {
      name: say`Full screen`,
      isThere: document.fullscreenEnabled,
      without: say`Films fill the window instead.`,
    },
    hasCompanion
      ? {
          name: say`Companion in your room (AR)`,
          isThere: "xr" in navigator,
          without: say`The companion appears on the screen instead.`,
        }
      : [],
  ].flat();
}

export function ThisBrowser(props: Props) {
  return (
    <Section heading={say`This browser`} description={say`What the browser you’re using supports.`}>
      <ul className={styles.checks}>
        {checkBrowser(props).map(({ name, isThere, without }) => (
          <li key={name} className={styles.check} data-there={isThere}>
            <Icon name={isThere ? "check" : "close"} />
            <p>
              {name}
              <span className={styles.without}>
                {isThere ? "" : say`Not supported. ${without}`}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
