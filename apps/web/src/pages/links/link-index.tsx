import { useSuspenseQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { CategoryPicker } from "#features/directory/category-picker.tsx";
import { DirectoryHead } from "#features/directory/directory-head.tsx";
import { findLinks, readCategory } from "#features/directory/find-links.ts";
import { LinkGroup } from "#features/directory/link-group.tsx";
import { LinkWall } from "#features/directory/link-wall.tsx";
import { OutsideClosed } from "#features/directory/outside/outside-closed.tsx";
import { linksQuery } from "#features/directory/queries.ts";
import { useDebouncedSearchParam } from "#platform/use-debounced-search-param.ts";
import { say, sayPlural, sayText } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { Message } from "#ui/message/message.tsx";
import styles from "./link-index.module.css";

/** All links by category, filtered by text. The URL keeps the filter. */
export function LinkIndex() {
  const { data } = useSuspenseQuery(linksQuery);
  const { typed, setTyped } = useDebouncedSearchParam("q");
  const [search, setSearch] = useSearchParams();
  if (data.right === "closed") return <OutsideClosed />;

  const category = readCategory(search.get("category"));
  const matches = findLinks(data.links, { query: typed, category: null });
  const groups = matches.filter((group) => category === null || group.category === category);
  const count = groups.reduce((sum, { links }) => sum + links.length, 0);
  const choose = (next: string | null) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === null) after.delete("category");
        else after.set("category", next);
        return after;
      },
      { replace: true },
    );

  return (
    <div className={styles.index}>
      <DirectoryHead
        picture={<LinkWall links={data.links} />}
        heading={say`Links`}
        description={say`${data.links.length} useful sites, sorted by category. Each opens in a new tab.`}
        lock={data.right === "withPin" ? say`A grown-up’s PIN opens these links.` : null}
      >
        <search className={styles.search}>
          <Field
            label={say`Search the links`}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            placeholder={say`Spotify, trains, design…`}
            value={typed}
            onChange={setTyped}
          />
        </search>
      </DirectoryHead>
      <CategoryPicker groups={matches} chosen={category} onChoose={choose} />
      <output className={styles.count}>
        {sayPlural(count, { one: "# link", other: "# links" })}
      </output>
      <div className={styles.groups}>
        {groups.map((group) => (
          <LinkGroup key={group.category} group={group} />
        ))}
      </div>
      {count === 0 && (
        <Message
          heading={say`No matches`}
          size="small"
          actions={
            <Button
              variant="gold"
              onClick={() => {
                setTyped("");
                choose(null);
              }}
            >
              {say`Show all links`}
            </Button>
          }
        >
          {category === null
            ? say`No link starts with “${typed.trim()}”.`
            : say`No link starts with “${typed.trim()}” in ${sayText(category)}.`}{" "}
          {say`Try fewer letters, or pick a category.`}
        </Message>
      )}
    </div>
  );
}
