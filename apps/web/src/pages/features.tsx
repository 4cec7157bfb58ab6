import { Suspense } from "react";
import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { ContentPage } from "#ui/content-page/content-page.tsx";
import { FeatureList } from "./features/feature-list.tsx";
import { HelpGuide } from "./features/help-guide.tsx";
import { HelpSkeleton } from "./features/help-skeleton.tsx";
import { HeroPreview } from "./features/hero-preview.tsx";

/** The product's features, and how to use them. */
export function FeaturesPage() {
  useDocumentTitle(say`Features`);
  return (
    <ContentPage
      heading={say`What Goldmane can do`}
      description={say`Everything here works today. Pick a card to try it.`}
    >
      <HeroPreview />
      <FeatureList />
      <Suspense fallback={<HelpSkeleton />}>
        <HelpGuide />
      </Suspense>
    </ContentPage>
  );
}
