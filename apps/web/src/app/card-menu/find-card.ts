/** A film's card, and what its menu offers. */
export type Card = {
  titleId: string;
  name: string;
  /** Plays the film. */
  link: HTMLAnchorElement;
  /** Buttons on the card, such as the watchlist's, with their names in the menu. */
  actions: readonly { name: string; button: HTMLButtonElement }[];
};

/** The card whose link contains an element; null for others. */
export function findCard(target: EventTarget | null): Card | null {
  const link = target instanceof Element ? target.closest("a") : null;
  const card = link?.closest<HTMLElement>("[data-card]");
  const titleId = card?.dataset["card"];
  if (!link || !card || titleId === undefined) return null;
  const whole = card.closest("li") ?? card;
  const actions = [...whole.querySelectorAll<HTMLElement>("[data-action]")].flatMap((aside) => {
    const button = aside.querySelector("button");
    return button ? [{ name: aside.dataset["action"] ?? "", button }] : [];
  });
  return { titleId, name: card.dataset["name"] ?? "", link, actions };
}
