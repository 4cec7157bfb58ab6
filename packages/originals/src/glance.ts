/** List data of a film, so that no story has to be compiled to show a row. */
export type Glance = {
  seconds: number;
  /** Blurred placeholders as data URLs, shown while the full pictures load. */
  poster: string;
  backdrop: string;
};
