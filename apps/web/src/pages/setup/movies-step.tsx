import { useQuery } from "@tanstack/react-query";
import { FoldersSection } from "#features/admin/library/folders-section.tsx";
import { foldersQuery } from "#features/admin/queries.ts";
import type { StepProps } from "#features/setup/step.ts";
import { StepForm } from "#features/setup/step-form.tsx";
import { say } from "#platform/words/say.ts";

/** Adds the folders that hold the family's movies. Each is saved at once. */
export function MoviesStep({ onNext, onBack }: StepProps) {
  const { data: folders } = useQuery(foldersQuery);
  const isSkipped = folders?.length === 0;
  return (
    <StepForm
      heading={say`Add your movies`}
      description={say`Choose the folders that hold your movies. The files stay where they are.`}
      isSkipped={isSkipped}
      onBack={onBack}
      onSubmit={onNext}
    >
      <FoldersSection />
    </StepForm>
  );
}
