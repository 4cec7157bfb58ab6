import { avatars } from "@goldmane/contracts/family/limits";
import { avatarUrl } from "@goldmane/contracts/family/rules";
import { useQuery } from "@tanstack/react-query";
import { popularQuery } from "#features/library/queries.ts";
import { Chapter } from "#pages/component-gallery/chapter.tsx";
import { Specimen } from "#pages/component-gallery/specimen.tsx";
import { Specimens } from "#pages/component-gallery/specimens.tsx";
import { say } from "#platform/words/say.ts";
import { Avatar } from "#ui/avatar/avatar.tsx";
import { Badge } from "#ui/badge/badge.tsx";
import { Poster } from "#ui/poster/poster.tsx";
import { Skeleton } from "#ui/skeleton/skeleton.tsx";
import styles from "./pictures-chapter.module.css";

/** Data URLs that need no server: an empty image and an invalid one. */
const empty =
  "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20width='2'%20height='3'/%3E#";
const broken = "data:image/png;base64,AAAA#";

const kept = { name: "The Sock Rocket", colors: ["#ffd84d", "#4fb8ff"] } as const;

export function PicturesChapter() {
  const { data: films = [] } = useQuery(popularQuery);
  const film = films[0];
  const size = { width: 240, sizes: "13rem" };

  return (
    <Chapter
      id="pictures"
      heading={say`Pictures`}
      description={say`A film’s colors show while its picture loads, and its name if it fails. Never an empty gray box.`}
    >
      <Specimens heading={say`Poster`} column="9rem">
        <Specimen name={say`Loading data`}>
          <div className={styles.poster}>
            <Skeleton aspectRatio="2 / 3" />
          </div>
        </Specimen>
        <Specimen name={say`On its way`}>
          <div className={styles.poster}>
            <Poster
              {...size}
              url={empty}
              title={kept.name}
              colors={film?.colors ?? kept.colors}
              shape="poster"
            />
          </div>
        </Specimen>
        {film && (
          <Specimen name={`There: ${film.title}`}>
            <div className={styles.poster}>
              <Poster
                {...size}
                url={film.posterUrl}
                title={film.title}
                colors={film.colors}
                shape="poster"
              />
            </div>
          </Specimen>
        )}
        <Specimen name={say`Failed to load`}>
          <div className={styles.poster}>
            <Poster
              {...size}
              url={broken}
              title={film?.title ?? kept.name}
              colors={film?.colors ?? kept.colors}
              shape="poster"
            />
          </div>
        </Specimen>
      </Specimens>
      {film && (
        <Specimens heading={say`Backdrop`} column="16rem">
          {films.slice(1, 4).map(({ id, title, backdropUrl, colors }) => (
            <Specimen key={id} name={title}>
              <div className={styles.poster}>
                <Poster
                  url={backdropUrl}
                  title={title}
                  colors={colors}
                  shape="backdrop"
                  width={420}
                  sizes="24rem"
                />
              </div>
            </Specimen>
          ))}
        </Specimens>
      )}
      <Specimens
        heading={say`Faces`}
        description={say`One for everyone in the household.`}
        column="5.5rem"
      >
        {avatars.map((avatar) => (
          <Specimen key={avatar} name={avatar}>
            <span className={styles.face}>
              <Avatar url={avatarUrl(avatar)} size={88} />
            </span>
          </Specimen>
        ))}
        <Specimen name={say`failed to load`}>
          <span className={styles.face}>
            <Avatar url={broken} size={88} />
          </span>
        </Specimen>
      </Specimens>
      <Specimens heading={say`Badges`} column="8rem">
        <Specimen name={say`Info`}>
          <Badge>PG-13</Badge>
        </Specimen>
        <Specimen name={say`Highlight`}>
          <Badge variant="gold">{say`New episode`}</Badge>
        </Specimen>
        <Specimen name={say`Good`}>
          <Badge variant="fine">{say`Ready`}</Badge>
        </Specimen>
        <Specimen name={say`Could be better`}>
          <Badge variant="fair">{say`Could be better`}</Badge>
        </Specimen>
        <Specimen name={say`Bad`}>
          <Badge variant="alarm">{say`Failed`}</Badge>
        </Specimen>
      </Specimens>
    </Chapter>
  );
}
