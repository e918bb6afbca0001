import type { PictureName } from './pictures.ts';

/** What each photograph shows, for those who cannot see it. The keys are the names of the pictures. */
export const pictureAlts = {
  about:
    'A carpenter’s bench with a hand plane, three chisels, a try square, curled shavings and a drawn floor plan.',
  'basement-renovations-after':
    'Basement rec room with a fluted walnut bar, three leather stools, globe pendants and a navy wall.',
  'basement-renovations-before':
    'Unfinished basement with open joists, bare studs, pink foam board, a red steel post and a concrete floor.',
  'basement-renovations-detail':
    'Black bar sink and tap in a dark stone counter below two walnut shelves lit from underneath.',
  'basement-renovations-service':
    'Basement rec room with a dark green bar, three leather stools, brass pendants and glazed green tile.',
  'bathroom-renovations-after':
    'Bathroom with stacked green tile, a blue vanity, a white free-standing tub and white hexagon floor tile.',
  'bathroom-renovations-before':
    'Old bathroom with a pink tub, pink wall tile, a pink toilet, a cream vanity and a green patterned floor.',
  'bathroom-renovations-detail':
    'White vessel sink with a tall black tap on a blue vanity, a vase of leaves and a terracotta towel.',
  'bathroom-renovations-second':
    'Blue vanity with two white basins and black taps below two tall mirrors, a stool with towels beside it.',
  'bathroom-renovations-service':
    'Bathroom with an oak vanity, a round brass mirror, a white free-standing tub and a glass shower panel.',
  'custom-carpentry-after':
    'Wall of oak bookcases built around a window bench with cushions, small black picture lights along the top.',
  'custom-carpentry-before':
    'Living room with a loose bookshelf, olive curtains, an old television on a chest and cardboard boxes.',
  'custom-carpentry-detail':
    'Corner of an oak bookcase with books, clay vases, stacked white books and two trailing plants.',
  'custom-carpentry-service':
    'Wall of deep green bookcases built around a window bench, a leather armchair and a red rug in front.',
  'driveway-backyard-concrete-after':
    'Backyard patio of large concrete slabs with a white sofa, two armchairs and a round fire bowl.',
  'driveway-backyard-concrete-before':
    'Backyard with uneven, cracked slabs, weeds in the joints, two plain chairs and a rusty wheelbarrow.',
  'driveway-backyard-concrete-detail':
    'Edge of a concrete patio with small round lights set into the slabs beside the lawn, seating behind.',
  'driveway-backyard-concrete-service':
    'Brick house with a smooth new concrete driveway, a wood garage door and a path of slabs across the lawn.',
  'epoxy-coating-after':
    'Garage with a glossy beige flake floor, dark green cabinets, wall-hung shovels and a stack of tires.',
  'epoxy-coating-before':
    'Garage with an oil-stained concrete floor, crowded shelves, cardboard boxes and a wheelbarrow.',
  'epoxy-coating-detail':
    'Close view of a beige flake floor that mirrors a basketball, a stack of tires and green cabinet fronts.',
  'epoxy-coating-service':
    'Garage with a glossy grey flake floor, grey cabinets, a wood workbench and long ceiling lights.',
  'flooring-after':
    'Bright room with a dark herringbone floor, a teal armchair and the shadows of two tall windows.',
  'flooring-before':
    'Empty room with a worn orange strip floor, a rolled-up green carpet and scraps of debris.',
  'flooring-detail':
    'Herringbone floor in low sun, its grain and joints crossed by the shadow of a small round table.',
  'flooring-service':
    'Sunlit room with a honey oak herringbone floor, two tall windows, a white armchair and a potted olive tree.',
  'gimbal-lights-after':
    'Dark green hallway at night, framed art on both walls lit by small black gimbal lights in the ceiling.',
  'gimbal-lights-before':
    'Dim yellow hallway with one round ceiling light, three small pictures and a patterned vinyl floor.',
  'gimbal-lights-detail':
    'Four framed prints on a dark green wall, each in its own cone of light from a gimbal above.',
  'gimbal-lights-service':
    'Pale hallway with framed art on both walls, each lit by a gimbal light, and a red runner on an oak floor.',
  hero: 'Green and oak kitchen in morning sun, with a marble-topped island, three leather stools and brass pendants.',
  'home-renovations-after':
    'Open living and dining room with a blue sofa, a patterned blue rug, black windows and a walnut table.',
  'home-renovations-before':
    'Living and dining room with beige carpet, a brown sofa, wood panelling and one partition wall between them.',
  'home-renovations-detail':
    'Blue sofa with a linen throw and an orange cushion behind a pale stone table with books in the sun.',
  'home-renovations-second':
    'Long living room seen across a walnut dining table, with a sideboard, two prints and a blue sofa.',
  'home-renovations-service':
    'Open living and dining room with a white sofa, two green armchairs and a fluted oak coffee table.',
  'kitchen-renovations-after':
    'Kitchen with white shaker cabinets, a blue island, three white stools and two black pendant lamps.',
  'kitchen-renovations-before':
    'Old kitchen with orange oak cabinets, a patterned vinyl floor, yellow walls and a boxed fluorescent light.',
  'kitchen-renovations-detail':
    'Black pull-down tap over a sink below a window, with white shaker cabinets and a vase of branches.',
  'kitchen-renovations-second':
    'Blue kitchen island with a white counter and a vase of branches, a sink below the window behind it.',
  'kitchen-renovations-service':
    'Kitchen with dark green cabinets, an oak island, three leather stools, brass pendants and open oak shelves.',
  mission:
    'One wall in three stages: studs with insulation, cable and copper pipe, then taped drywall, then green paint.',
  'painting-after':
    'Dining room with terracotta walls above white wainscot, a walnut table, white chairs and brass sconces.',
  'painting-before':
    'Dining room with stained, patched beige walls, a scuffed wood floor, a plain table and one lamp.',
  'painting-detail':
    'Globe sconce in brass on a terracotta wall that meets white wainscot in a straight, clean line.',
  'painting-service':
    'Room freshly painted green above white wainscot, with a ladder, paint cans and a tray on a drop cloth.',
  'pot-lights-after':
    'Living room in the evening, four pot lights washing a brown media wall above a blue sofa and a red rug.',
  'pot-lights-before':
    'Dim living room with one ceiling dome, an old television on a chest, a brown sofa and bare beige walls.',
  'pot-lights-detail':
    'Three slim pot lights in a white ceiling, their light falling evenly on a brown wall with bookshelves.',
  'pot-lights-service':
    'Living room in the evening, four pot lights washing a green media wall with lit shelves of books.',
  'site-dust-wall':
    'Hallway closed by a zippered plastic dust wall, its floor covered and taped, with a shop vacuum in front.',
  'site-framed-room':
    'Room with a new wall of bare studs, a red temporary post under a beam, sawhorses and a level in front.',
  'site-taped-floor':
    'Empty room with a kitchen island outlined in blue tape on the subfloor, a plan and a tape measure on it.',
  'stairs-after':
    'Staircase with white balusters, an oak rail and a carpet runner, rising to a gallery above a bright hall.',
  'stairs-before':
    'Staircase of orange pine with turned spindles and dark red carpet, above a hall with patterned vinyl.',
  'stairs-detail':
    'White newel post and square balusters beside the first treads, a beige runner between oak edges.',
  'stairs-service':
    'Staircase with oak treads, an oak rail and slim black balusters, rising to a gallery above a sunlit hall.',
  'stucco-removal-after':
    'Two-storey house in buff brick with red brick courses over white windows, a blue door and a blue garage.',
  'stucco-removal-before':
    'Two-storey house under stained, cracked grey stucco, with a brown door and a panelled garage door.',
  'stucco-removal-detail':
    'Porch corner with buff brick, pale mortar joints, a red soldier course over the window and a blue door.',
  'stucco-removal-second':
    'Buff brick house in late sun, seen from the corner, with a lit porch, a blue door and two wheeled bins.',
  'stucco-removal-service':
    'Two-storey house in red brick with stone lintels, black windows, a green door and an oak garage door.',
  'wallpaper-after':
    'Bedroom with navy wallpaper in a gold leaf pattern behind a terracotta headboard and two lit lamps.',
  'wallpaper-before':
    'Bedroom with faded yellow wallpaper of brown stars, a low wood bed, an olive cover and grey carpet.',
  'wallpaper-detail':
    'Bedside corner with a blue lamp, books and a mug against navy wallpaper with gold leaves.',
  'wallpaper-service':
    'Bedroom with dark green leaf wallpaper behind a linen headboard, a white bed, a bench and a large window.',
} as const satisfies Record<string, string>;

export function altOf(name: PictureName): string {
  return pictureAlts[name];
}
