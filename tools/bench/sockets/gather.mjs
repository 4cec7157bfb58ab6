import { fork } from "node:child_process";

/** So many processes full of browsers; `all` tells each to do something and answers what each did. */
export function gather(count) {
  const crowds = Array.from({ length: count }, () =>
    fork(new URL("crowd.mjs", import.meta.url), { stdio: "inherit" }),
  );
  const tell = (crowd, deed, given) =>
    new Promise((resolve, reject) => {
      crowd.once("message", ({ done, failure }) =>
        failure ? reject(new Error(failure)) : resolve(done),
      );
      crowd.send({ deed, given });
    });
  return {
    /** @param givenTo what each of them is given, by its number. */
    all: (deed, givenTo = () => null) =>
      Promise.all(crowds.map((crowd, number) => tell(crowd, deed, givenTo(number)))),
    end: () => crowds.forEach((crowd) => crowd.kill()),
  };
}

/** Those of a list that fall to one of so many. */
export function shareOf(list, number, count) {
  return list.filter((_, place) => place % count === number);
}
