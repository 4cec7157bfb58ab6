/** What a list says of a film, so that no story need be compiled to show a shelf. */
export type Glance = {
  seconds: number;
  /** Its pictures from afar as data addresses, for while the large ones load. */
  poster: string;
  backdrop: string;
};
