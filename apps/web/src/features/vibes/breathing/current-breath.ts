/** How full the breath of the running exercise is, 0..1; 0 without one. */
let breath: () => number = () => 0;

export const currentBreath = {
  get: () => breath(),
  /** Returns the function that takes it away again. */
  set(read: () => number): () => void {
    breath = read;
    return () => {
      if (breath === read) breath = () => 0;
    };
  },
};
