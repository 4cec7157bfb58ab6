import { initialLanding, formatHint, formatStartLabel } from "#pages/landing/state/landing.ts";
import { Banner } from "./banner.tsx";
import { Covers } from "./covers.tsx";
import type { LandingFilms } from "./films.ts";
import { Hero } from "./hero.tsx";
import styles from "./landing-screen.module.css";
import { LoginPanel } from "./login-panel.tsx";
import { Questions } from "./questions.tsx";
import { TopBar } from "./top-bar.tsx";

type Props = { films: LandingFilms; pictureOf: (name: string) => string };

/** Static markup of the landing screen. `data-part` marks the elements that its script controls. */
export function LandingScreen({ films, pictureOf }: Props) {
  return (
    <div id="landing" className={styles.landing}>
      <TopBar />
      <LoginPanel />
      <main>
        <Hero
          picture={pictureOf("hero")}
          hint={formatHint(initialLanding)}
          filmCount={films.filmCount}
        />
        <Covers films={films.covers} pictureOf={pictureOf} />
        <Banner
          film={films.banner}
          picture={pictureOf("banner")}
          startLabel={formatStartLabel(initialLanding)}
        />
        <Questions filmCount={films.filmCount} />
      </main>
      <footer className={styles.foot}>
        <p aria-hidden="true">Goldmane</p>
      </footer>
    </div>
  );
}
