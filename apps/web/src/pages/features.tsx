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
      heading={say`What Goldmane can do`}
      description={say`Everything here works today. Pick a card to try it.`}
    >
      <HeroPreview />
      <FeatureList />
    </ContentPage>
  );
}
