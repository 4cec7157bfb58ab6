const outline = "M12 2.5l2.9 6.2 6.6.8-4.9 4.6 1.3 6.7L12 17.5l-5.9 3.3 1.3-6.7-4.9-4.6 6.6-.8z";

export function Star({ isEarned }: { isEarned: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width="16" height="16" data-earned={isEarned} aria-hidden="true">
      <path d={outline} />
    </svg>
  );
}
