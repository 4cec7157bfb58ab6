/** Whether a film is playing on this page: nothing may interrupt it. */
export function isFilmRunning(): boolean {
  const onStage = document.querySelector<HTMLVideoElement>("[data-owns-arrows] video");
  return onStage !== null && !onStage.ended;
}
