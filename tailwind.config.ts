import type { Config } from 'tailwindcss'
import plugin from 'tailwindcss/plugin'

export default {
  content: ['src/**/*.tsx'],
  plugins: [
    plugin(({ addVariant }) => {
      // SPEC section 9: the narrow layout includes 700 px.
      addVariant('narrow', '@media (max-width: 700px)')
      addVariant('fine', '@media (hover: hover) and (pointer: fine)')
    }),
  ],
} satisfies Config
