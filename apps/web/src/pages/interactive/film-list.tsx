import type { InteractiveCard } from "@goldmane/contracts/interactive/schema";
import type { InteractiveKind } from "@goldmane/contracts/interactive/limits";
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { interactiveListQuery, interactiveQuery } from "#features/interactive/queries.ts";
import { imageSources } from "#platform/image-sources.ts";
import { say } from "#platform/words/say.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Button } from "#ui/button/button.tsx";
import { describeError } from "#ui/message/describe-error.ts";
import { Message } from "#ui/message/message.tsx";
import { Poster } from "#ui/poster/poster.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import { describeRange } from "./film-facts.tsx";
import styles from "./film-list.module.css";

type Props = {
  kind: InteractiveKind;
  heading: string;
  description: string;
  hrefOf: (filmId: string) => string;
};

/** All interactive films of a kind: the one to continue or begin with first, and their chapters. */
export function InteractiveFilmList({ kind, heading, description, hrefOf }: Props) {
  const { data, error, refetch } = useQuery(interactiveListQuery);
  const films = (data ?? [])
    .filter((film) => film.kind === kind)
    .toSorted((a, b) => Number(b.isStarted) - Number(a.isStarted));
  const [first] = films;
  if (error && !data) {
    return (
      <Message
        heading={say`Films unavailable`}
        urgent
        actions={
          <Button variant="gold" icon="retry" onClick={() => void refetch()}>
            {say`Try again`}
          </Button>
        }
      >
        {describeError(error)}
      </Message>
    );
  }
  if (!data) return <Spinner />;
  return (
    <div className={styles.list} data-kind={kind}>
      <header className={styles.head}>
        <h1>{heading}</h1>
        <p>{description}</p>
      </header>
      {first ? (
        <>
          <Hero film={first} href={hrefOf(first.id)} />
          <section aria-labelledby="films">
            <h2 id="films">{kind === "story" ? say`Stories` : say`Films`}</h2>
            <ul className={styles.films}>
              {films.map((film) => (
                <FilmCard key={film.id} film={film} href={hrefOf(film.id)} />
              ))}
            </ul>
          </section>
          {kind === "cinema" && <Chapters films={films} hrefOf={hrefOf} />}
        </>
      ) : (
        <p className={styles.none}>{say`No film of this kind is available on your profile.`}</p>
      )}
    </div>
  );
}

function Hero({ film, href }: { film: InteractiveCard; href: string }) {
  return (
    <section className={styles.hero} aria-label={film.title}>
      <img {...imageSources(film.backdropUrl, 1280)} sizes="100vw" alt="" fetchPriority="high" />
      <div>
        <h2>{film.title}</h2>
        <p>{film.tagline}</p>
        <ButtonLink variant="gold" icon="play" href={href}>
          {film.isStarted ? say`Continue` : say`Start`}
        </ButtonLink>
      </div>
    </section>
  );
}

function FilmCard({ film, href }: { film: InteractiveCard; href: string }) {
  return (
    <li>
      <Link href={href} className={styles.card}>
        <Poster
          url={film.backdropUrl}
          title={film.title}
          colors={film.colors}
          blur={film.backdropBlur}
          shape="backdrop"
          width={480}
          sizes="(width < 40rem) 92vw, 30rem"
        />
        <b>{film.title}</b>
        <span className={styles.tagline}>{film.tagline}</span>
        <span className={styles.line}>
          <Badge>{film.rating}</Badge>
          <span>{describeRange(film)}</span>
          <span>{say`${film.endings.found} of ${film.endings.total} endings`}</span>
        </span>
      </Link>
    </li>
  );
}

type ChaptersProps = { films: readonly InteractiveCard[]; hrefOf: (id: string) => string };

/** The films' chapters, each of which begins its film there. */
function Chapters({ films, hrefOf }: ChaptersProps) {
  return (
    <section aria-labelledby="clips">
      <h2 id="clips">{say`Clips`}</h2>
      <ul className={styles.films}>
        {films.map(({ id }) => (
          <ChaptersOf key={id} id={id} href={hrefOf(id)} />
        ))}
      </ul>
    </section>
  );
}

function ChaptersOf({ id, href }: { id: string; href: string }) {
  const { data: film } = useQuery(interactiveQuery(id));
  if (!film) return null;
  return film.chapters.map((chapter) => {
    const picture = film.clips[chapter.clip]?.pictureUrl;
    return (
      <li key={chapter.id}>
        <Link href={`${href}?chapter=${chapter.id}`} className={styles.card}>
          {picture !== undefined && (
            <img
              {...imageSources(picture, 480)}
              sizes="(width < 40rem) 92vw, 30rem"
              alt=""
              loading="lazy"
            />
          )}
          <b>{chapter.title}</b>
          <span className={styles.tagline}>{film.title}</span>
        </Link>
      </li>
    );
  });
}
