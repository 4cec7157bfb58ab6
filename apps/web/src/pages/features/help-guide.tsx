import type { HelpArea } from "@goldmane/contracts/help/limits";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { findArticles, readArea } from "#features/help/find-articles.ts";
import { helpQuery } from "#platform/help/help-query.ts";
import { useDebouncedSearchParam } from "#platform/use-debounced-search-param.ts";
import { say, sayPlural } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { CountedChoices } from "#ui/choice-row/counted-choices.tsx";
import { Field } from "#ui/field/field.tsx";
import { Message } from "#ui/message/message.tsx";
import { HelpEntry } from "./help-entry.tsx";
import styles from "./help-guide.module.css";

const areaNames = (): Readonly<Record<HelpArea, string>> => ({
  watching: say`Watching`,
  finding: say`Finding films and music`,
  leo: say`Leo`,
  together: say`Watch parties`,
  family: say`Profiles`,
  parents: say`Parental controls`,
  plans: say`Plans and billing`,
  account: say`Account and sign-in`,
  offline: say`Downloads and devices`,
  problems: say`Problems`,
  server: say`Running the server`,
});

/** All help articles by area, filtered by text. The URL keeps the filter. */
export function HelpGuide() {
  const { data } = useSuspenseQuery(helpQuery);
  const { typed, setTyped } = useDebouncedSearchParam("q");
  const [search, setSearch] = useSearchParams();
  const chosen = readArea(search.get("area"));
  const matches = findArticles(data.articles, typed);
  const groups = matches.filter(({ area }) => chosen === null || area === chosen);
  const count = groups.reduce((sum, { articles }) => sum + articles.length, 0);
  const choose = (area: HelpArea | null) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (area === null) after.delete("area");
        else after.set("area", area);
        return after;
      },
      { replace: true },
    );

  return (
    <section className={styles.guide} aria-labelledby="help">
      <header className={styles.head}>
        <h2 id="help" className={styles.heading}>{say`How can we help?`}</h2>
        <search className={styles.search}>
          <Field
            label={say`Search the help`}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            placeholder={say`Captions, bedtime, PIN…`}
            value={typed}
            onChange={setTyped}
          />
        </search>
      </header>
      <div className={styles.topics}>
        <CountedChoices
          legend={say`Topic`}
          choices={matches.map(({ area, articles }) => ({
            value: area,
            name: areaNames()[area],
            count: articles.length,
          }))}
          chosen={chosen}
          onChoose={choose}
        />
      </div>
      <output className={styles.count}>
        {sayPlural(count, { one: "# article", other: "# articles" })}
      </output>
      {groups.map(({ area, articles }) => (
        <section key={area} className={styles.area} aria-labelledby={`help-${area}`}>
          <h3 id={`help-${area}`} className={styles.name}>
            {areaNames()[area]}
          </h3>
          <ul className={styles.entries}>
            {articles.map((article) => (
              <li key={article.id}>
                <HelpEntry article={article} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {count === 0 && (
        <Message
          size="small"
          heading={say`No matches`}
          actions={
            <Button
              variant="gold"
              onClick={() => {
                setTyped("");
                choose(null);
              }}
            >
              {say`Show all articles`}
            </Button>
          }
        >
          {say`Try a different word, or ask Leo.`}
        </Message>
      )}
    </section>
  );
}
