/** Publishes this machine's addresses under a name below `.local`. */
export interface NameResponder extends AsyncDisposable {
  /**
   * Publishes a name, such as "goldmane", in place of the one before, unless another machine has it.
   * @param onLost called if another machine takes the name later; it isn't published any more by then
   * @returns false if another machine has it
   */
  publish(label: string, onLost: () => void): Promise<boolean>;
}
