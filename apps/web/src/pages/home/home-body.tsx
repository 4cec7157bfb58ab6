import { useQuery, usePrefetchQuery, useSuspenseQuery } from "@tanstack/react-query";
import { showcaseQuery } from "#features/directory/showcase/queries.ts";
import { animationsQuery, featuredQuery, watchingQuery } from "#features/library/queries.ts";
import { say } from "#platform/words/say.ts";
import { Message } from "#ui/message/message.tsx";
import { HomeContent } from "./home-content.tsx";
import { HomeSkeleton } from "./home-skeleton.tsx";

type Props = { hasPage: (path: string) => boolean };

/** The home page once its data is loaded: the hero and the sections. */
export function HomeBody({ hasPage }: Props) {
  // Starts all requests before suspending on the first.
  usePrefetchQuery(featuredQuery);
  usePrefetchQuery(showcaseQuery);
  const { data: titles } = useSuspenseQuery(animationsQuery);
  const { data: featured } = useSuspenseQuery(featuredQuery);
  // Waits for both so that the layout doesn't shift; the page works without either.
  const { data: showcase, isPending: isShowcasePending } = useQuery(showcaseQuery);
  const { isPending } = useQuery(watchingQuery);
  if (isPending || isShowcasePending) return <HomeSkeleton />;

  if (titles.length === 0)
    return (
      <Message heading={say`No films yet`}>
        {say`Once the administrator adds videos to the library folder, they’ll appear here.`}
      </Message>
    );

  return (
    <HomeContent
      titles={titles}
      featured={featured}
      heroSlides={showcase?.rotation ?? []}
      hasPage={hasPage}
    />
  );
}
