/** A rectangle of the field. */
export type FieldBox = { x: number; y: number; width: number; height: number };

/**
 * What a game says at the moment: a riddle, or what was found. The page shows it as text above the
 * picture, in the size of the settings, and screen readers say it.
 */
export type GameMessage = {
  /** Changes when anything else does. */
  key: string;
  text: string;
  /** What is said in place of the text, where pictures belong to it. */
  said?: string;
  /** Where the text is on the field. */
  box: FieldBox;
  /** Pictures to choose from; the page puts buttons over them. */
  choices: readonly MessageChoice[];
  /** The highlighted choice, or −1. */
  at: number;
  /** How the latest answer was, for screen readers. */
  reply: string;
};

type MessageChoice = {
  label: string;
  box: FieldBox;
  isGone: boolean;
};
