/** Where a visitor arrives: `location` has this shape. */
export type PageLocation = { pathname: string; search: string; hash: string };

/** The intro of a session: whether it is on the screen, was seen to its end, and the address that goes with it. */
export type Intro = {
  isShown: boolean;
  isCompleted: boolean;
  /** Null where the visitor stays at the address they opened. */
  address: string | null;
};

export type IntroEvent = { type: "completed" } | { type: "restarted" };

const shown: Intro = { isShown: true, isCompleted: false, address: "/" };
const completed: Intro = { isShown: false, isCompleted: true, address: "/streaming" };

/** The name that the session's storage knows the completed intro by. */
export const introCompletedKey = "introCompleted";

/** What opens at a place. A link to one thing opens it at once: only the front door has an intro. */
export function openIntro(pageLocation: PageLocation, isCompleted: boolean): Intro {
  if (new URLSearchParams(pageLocation.search).get("reset") === "intro")
    return moveIntro({ isShown: false, isCompleted, address: null }, { type: "restarted" });
  if (isCompleted && pageLocation.pathname === "/") return completed;
  if (isCompleted || !isFrontDoor(pageLocation))
    return { isShown: false, isCompleted, address: null };
  return shown;
}

export function moveIntro(intro: Intro, event: IntroEvent): Intro {
  switch (event.type) {
    case "completed":
      return intro.isShown ? completed : intro;
    case "restarted":
      return shown;
  }
}

function isFrontDoor({ pathname, search, hash }: PageLocation): boolean {
  return pathname === "/" || (pathname === "/streaming" && search === "" && hash === "");
}
