/** Whether somebody watches a film on this page: nothing may take it from them. */
export function isFilmRunning(): boolean {
  const onStage = document.querySelector<HTMLVideoElement>("[data-owns-arrows] video");
  return onStage !== null && !onStage.ended;
}
