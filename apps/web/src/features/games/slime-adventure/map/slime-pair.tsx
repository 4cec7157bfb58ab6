/** One or two slimes, as a picture for the number of players. */
export function SlimePair({ players }: { players: 1 | 2 }) {
  return (
    <svg viewBox={`0 0 ${players * 30} 26`} height="28" aria-hidden="true">
      {["#4fd08a", "#ff8ac6"].slice(0, players).map((color, at) => (
        <g key={color} transform={`translate(${at * 30} 0)`}>
          <path d="M3 24C1 10 8 3 15 3s14 7 12 21z" fill={color} stroke="#12393b" strokeWidth="2" />
          <circle cx="11" cy="13" r="3.4" fill="#fff" />
          <circle cx="20" cy="13" r="3.4" fill="#fff" />
          <circle cx="12" cy="13.4" r="1.7" fill="#16242e" />
          <circle cx="21" cy="13.4" r="1.7" fill="#16242e" />
          <path d="M12.5 18.5q3 2.4 6 0" fill="none" stroke="#16242e" strokeWidth="1.6" />
        </g>
      ))}
    </svg>
  );
}
