import { askLeo } from "#platform/leo/ask-leo.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { ButtonLink } from "#ui/button/button-link.tsx";
import styles from "./quick-links.module.css";

/** Links at the top left of the page: features that have a page, and Leo. */
const links = () => [{ path: "/party-zone", name: say`Party Zone` }];

type Props = { hasPage: (path: string) => boolean };

export function QuickLinks({ hasPage }: Props) {
  const open = links().filter(({ path }) => hasPage(path));
  return (
    <div className={styles.bar}>
      {open.map(({ path, name }) => (
        <ButtonLink key={path} variant="glass" href={path}>
          {name}
        </ButtonLink>
      ))}
      <Button variant="glass" onClick={() => askLeo()}>
        {say`AI Login with Leo`}
      </Button>
    </div>
  );
}
