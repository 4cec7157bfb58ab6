import { useLocation } from "wouter";
import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import styles from "./card-menu.module.css";
import type { Card } from "./find-card.ts";

type Props = { card: Card; onClose: () => void };

/** What can be done with a film, for screens whose cards show no buttons. */
export function CardMenu({ card, onClose }: Props) {
  const [, navigate] = useLocation();
  const choose = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog label={card.name} size="small" onClose={onClose}>
      <div className={styles.actions}>
        <h2 className={styles.name}>{card.name}</h2>
        <Button variant="gold" icon="play" onClick={choose(() => card.link.click())}>
          {say`Play`}
        </Button>
        <Button
          variant="glass"
          icon="info"
          onClick={choose(() => navigate(routes.particulars(card.titleId)))}
        >
          {say`Details`}
        </Button>
        {card.actions.map(({ name, button }) => (
          <Button key={name} variant="glass" onClick={choose(() => button.click())}>
            {name}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
