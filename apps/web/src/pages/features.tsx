import { useDocumentTitle } from "#platform/use-document-title.ts";
import { say } from "#platform/words/say.ts";
import { ContentPage } from "#ui/content-page/content-page.tsx";
import { FeatureList } from "./features/feature-list.tsx";
import { HeroPreview } from "./features/hero-preview.tsx";

/** The product's features. */
export function FeaturesPage() {
  useDocumentTitle(say`Features`);
  return (
    <ContentPage
      heading={say`What makes it special`}
      description={say`Everything on this page is here today, and every card leads to it.`}
    >
      <HeroPreview />
      <FeatureList />
    </ContentPage>
  );
}
