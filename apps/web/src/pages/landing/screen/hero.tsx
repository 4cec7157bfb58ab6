import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { LogoMark } from "#ui/brand/logo-mark.tsx";
import styles from "./hero.module.css";
import { Picture } from "./picture.tsx";

type Props = { picture: string; hint: string; filmCount: number };

/** Hero with the intro film and the enter button. */
export function Hero({ picture, hint, filmCount }: Props) {
  return (
    <section className={styles.hero} aria-label={say`Welcome`}>
      <div className={styles.stage}>
        <div className={styles.screen}>
          <Picture
            className={styles.picture}
            src={picture}
            placeholder={say`The Gold Standard of Streaming`}
            width={1600}
            height={900}
            isFirst
          />
          <span className={styles.mark}>
            <LogoMark />
          </span>
          <video
            className={styles.film}
            data-part="film"
            muted
            playsInline
            disablePictureInPicture
            disableRemotePlayback
            tabIndex={-1}
            aria-hidden="true"
          />
        </div>
      </div>
      <div className={styles.front}>
        <h1 className={styles.tagline}>{say`The Gold Standard of Streaming`}</h1>
        <p className={styles.text}>
          {say`${filmCount} short animated films for the whole family, with your own movies beside them. Streamed from your own computer, with no ads.`}
        </p>
        <div className={styles.entrance}>
          <button type="button" className={styles.enter} data-part="enter">
            <span className={styles.bulbs} aria-hidden="true" />
            <span className={styles.name}>{say`Enter`}</span>
          </button>
          <output className={styles.hint} data-part="hint">
            {hint}
          </output>
        </div>
      </div>
      <a href={`${routes.home}#main`} className={styles.skip} data-part="enter">
        {say`Skip intro`}
      </a>
      <div className={styles.countDown} data-part="count-down" hidden>
        <span className={styles.seconds} data-part="seconds" aria-hidden="true" />
        <output data-part="countdown-text" />
        <button type="button" className={styles.stay} data-part="stay">
          {say`Not yet`}
        </button>
      </div>
    </section>
  );
}
