import { genres } from "@goldmane/contracts/library/limits";
import { Link } from "wouter";
import { askLeo } from "#platform/leo/ask-leo.ts";
import { routes } from "#platform/routes.ts";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say, sayText } from "#platform/words/say.ts";
import { LogoMark } from "#ui/brand/logo-mark.tsx";
import { ContentPage } from "#ui/content-page/content-page.tsx";
import { useAreas } from "./use-areas.ts";
import styles from "./explore.module.css";

type Props = { hasPage: (path: string) => boolean };

/** Every area of the product, by what it is for. */
export function ExplorePage({ hasPage }: Props) {
  useDocumentTitle(say`Explore`);
  const groups = useAreas(hasPage);
  return (
    <ContentPage
      heading={say`Explore`}
      description={say`Everything Goldmane can do, in one place.`}
    >
      <nav aria-label={say`Genres`}>
        <ul className={styles.genres}>
          {genres.map(({ slug, name }) => (
            <li key={slug}>
              <Link href={routes.genre(slug)} className={styles.genre} data-genre={slug}>
                {sayText(name)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <button type="button" className={styles.leo} onClick={() => askLeo()}>
        <LogoMark />
        <span className={styles.name}>{say`Ask Leo`}</span>
        <span className={styles.text}>
          {say`He knows every film here. Ask for a mood, a hero, or something under five minutes.`}
        </span>
      </button>
      {groups.map(({ heading, areas }) => (
        <section key={heading} className={styles.group}>
          <h2>{heading}</h2>
          <ul className={styles.areas}>
            {areas.map(({ path, name, description }) => (
              <li key={path}>
                <Link href={path} className={styles.area}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.text}>{description}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </ContentPage>
  );
}
