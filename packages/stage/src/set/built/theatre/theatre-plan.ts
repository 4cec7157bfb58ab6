/** What a theatre is hung with, and what is painted on its cloth. */
export type TheatrePlan = {
  velvet: string;
  lining: string;
  boards: string;
  scene: "hills" | "waves" | "town";
};
