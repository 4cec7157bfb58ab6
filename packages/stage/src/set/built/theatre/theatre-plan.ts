/** Curtain colors of a theater, and the scene painted on its cloth. */
export type TheatrePlan = {
  velvet: string;
  lining: string;
  boards: string;
  scene: "hills" | "waves" | "town";
};
