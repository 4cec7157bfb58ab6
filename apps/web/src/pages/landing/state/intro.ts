/** The parts of `location` that matter here. */
export type PageLocation = { pathname: string; search: string; hash: string };

/**
 * A session's intro: whether it is shown, whether it was completed, and the path that goes with it.
 */
export type Intro = {
  isShown: boolean;
  isCompleted: boolean;
  /** Null to keep the current address. */
  address: string | null;
};

export type IntroEvent = { type: "completed" } | { type: "restarted" };

const shown: Intro = { isShown: true, isCompleted: false, address: "/" };
const completed: Intro = { isShown: false, isCompleted: true, address: "/streaming" };

/** sessionStorage key of the completed intro. */
export const introCompletedKey = "introCompleted";

/** sessionStorage key of an intro that was asked for: it plays in full. */
export const introReplayKey = "goldmane.intro-replay";

/** localStorage key of a browser that opened the app before. */
export const hasEnteredKey = "goldmane.has-entered";

export function isReplay({ search }: Pick<PageLocation, "search">): boolean {
  return new URLSearchParams(search).get("reset") === "intro";
}

/** Decides what a page load shows. Deep links open directly: only the front page has an intro. */
export function openIntro(pageLocation: PageLocation, isCompleted: boolean): Intro {
  if (isReplay(pageLocation))
    return reduceIntro({ isShown: false, isCompleted, address: null }, { type: "restarted" });
  if (isCompleted && pageLocation.pathname === "/") return completed;
  if (isCompleted || !isFrontPage(pageLocation))
    return { isShown: false, isCompleted, address: null };
  return shown;
}

export function reduceIntro(intro: Intro, event: IntroEvent): Intro {
  switch (event.type) {
    case "completed":
      return intro.isShown ? completed : intro;
    case "restarted":
      return shown;
  }
}

function isFrontPage({ pathname, search, hash }: PageLocation): boolean {
  return pathname === "/" || (pathname === "/streaming" && search === "" && hash === "");
}
