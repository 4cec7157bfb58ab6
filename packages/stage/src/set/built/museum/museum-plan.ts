/** What a museum is built of, and what stands in its hall. */
export type MuseumPlan = {
  stone: string;
  wall: string;
  marble: string;
  rope: string;
  wonder: "whale" | "long-neck";
  side: -1 | 1;
};
