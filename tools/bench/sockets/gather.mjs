import { fork } from "node:child_process";

/** Starts `count` processes of browsers. `all` runs a command in each and returns their results. */
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
    /** @param givenTo the input of each process, by its number */
    all: (deed, givenTo = () => null) =>
      Promise.all(crowds.map((crowd, number) => tell(crowd, deed, givenTo(number)))),
    end: () => crowds.forEach((crowd) => crowd.kill()),
  };
}

/** Returns the part of a list that belongs to process `number` of `count`. */
export function shareOf(list, number, count) {
  return list.filter((_, place) => place % count === number);
}
