import { useEffect, useEffectEvent, useState } from "react";

/** Whether files are dragged over the page; passes on those that are dropped. */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const hold = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      setOver(true);
    };
    addEventListener("dragenter", hold, { signal });
    addEventListener("dragover", hold, { signal });
    addEventListener(
      "dragleave",
      // Without a next target the files left the window.
      (event) => event.relatedTarget === null && setOver(false),
      { signal },
    );
    addEventListener(
      "drop",
      (event) => {
        const files = [...(event.dataTransfer?.files ?? [])];
        setOver(false);
        if (files.length === 0) return;
        event.preventDefault();
        take(files);
      },
      { signal },
    );
    return () => end.abort();
  }, []);

  return isOver;
}
