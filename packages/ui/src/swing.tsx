import './swing.css'

const ropesAndSeat = (
  <>
    <path d="M42 10V80M78 10V80" stroke="#D9985A" strokeWidth="5" strokeLinecap="round" />
    <rect x="30" y="76" width="60" height="14" rx="7" fill="#FF6B5E" />
    <rect x="32" y="84.5" width="56" height="5.5" rx="2.75" fill="#D53A2C" />
  </>
)

const looseRope = (
  <>
    <path d="M42 10 44 70M78 10C80 26 74 34 82 44" stroke="#D9985A" strokeWidth="5" strokeLinecap="round" />
    <g transform="rotate(52 44 72)">
      <rect x="34" y="66" width="56" height="13" rx="6.5" fill="#FF6B5E" />
      <rect x="34" y="74" width="56" height="5" rx="2.5" fill="#D53A2C" />
    </g>
  </>
)

export function Swing({ mood }: { mood: 'moving' | 'still' | 'loose' }) {
  return (
    <svg className={`swing swing--${mood}`} viewBox="0 0 120 120" fill="none" aria-hidden="true">
      <ellipse cx="60" cy="112" rx="34" ry="5" fill="#2B1A5A" opacity=".12" />
      <g className="arm">{mood === 'loose' ? looseRope : ropesAndSeat}</g>
      <rect x="14" y="2" width="92" height="13" rx="6.5" fill="#D9985A" />
      <rect x="15" y="9.5" width="90" height="5.5" rx="2.75" fill="#B4733B" />
      <circle cx="42" cy="9" r="4.5" fill="#FFC833" />
      <circle cx="78" cy="9" r="4.5" fill="#FFC833" />
    </svg>
  )
}
