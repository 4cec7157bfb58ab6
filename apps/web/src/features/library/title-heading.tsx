import { nameGenre } from "@goldmane/contracts/library/rules";
import type { TitleDetail } from "@goldmane/contracts/library/schema";
import { Link } from "wouter";
import { describeLength } from "#platform/describe-length.ts";
import { routes } from "#platform/routes.ts";
import { sayText } from "#platform/words/say.ts";
import { Badge } from "#ui/badge/badge.tsx";
import styles from "./title-heading.module.css";

type Props = { title: TitleDetail };

export function TitleHeading({ title }: Props) {
  return (
    <header>
      <h1 className={styles.title}>{title.title}</h1>
      {title.subtitle !== undefined && <p className={styles.subtitle}>{title.subtitle}</p>}
      <p className={styles.tagline}>{title.tagline}</p>
      <p className={styles.facts}>
        <Badge>{title.rating}</Badge>
        <span>{describeLength(title.durationSeconds)}</span>
        <span>{title.year}</span>
        <Link href={routes.genre(title.genre)} className={styles.genre}>
          {sayText(nameGenre(title.genre))}
        </Link>
      </p>
    </header>
  );
}
