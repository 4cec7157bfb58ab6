/** Materials and exhibits of a museum. */
export type MuseumPlan = {
  stone: string;
  wall: string;
  marble: string;
  rope: string;
  wonder: "whale" | "long-neck";
  side: -1 | 1;
};
