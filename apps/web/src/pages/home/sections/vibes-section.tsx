import { LazyLoad } from "#ui/lazy-load/lazy-load.tsx";

const load = () =>
  import("#features/vibes/vibes-banner.tsx").then(({ VibesBanner }) => VibesBanner);

export function VibesSection() {
  return <LazyLoad load={load}>{(VibesBanner) => <VibesBanner />}</LazyLoad>;
}
