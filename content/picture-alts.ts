/** What each photograph shows, for those who cannot see it. The keys are the names of the pictures. */
export const pictureAlts = {
	about: "A joiner’s bench with plane, chisels, square and a drawing.",
	"basement-renovations-after": "Walnut bar, navy wall, patterned rug.",
	"basement-renovations-before":
		"Open joists, studs, pink insulation, steel post.",
	"basement-renovations-detail": "Bar sink, shelves with hidden light.",
	"basement-renovations-service":
		"Rec room with spruce bar and tiled back wall.",
	"bathroom-renovations-after":
		"Green stacked tile, blue vanity, black fittings, hex floor.",
	"bathroom-renovations-before":
		"Pink tub and tile, green vinyl, cream vanity.",
	"bathroom-renovations-detail": "Vessel sink, black tap, plant.",
	"bathroom-renovations-service":
		"Oak vanity, round brass mirror, free-standing tub, glass shower.",
	"custom-carpentry-after": "Oak built-in with window bench.",
	"custom-carpentry-before": "Loose shelf, old television, boxes.",
	"custom-carpentry-detail": "Oak shelf corner with books.",
	"custom-carpentry-service": "Green built-in bookcase with window bench.",
	"driveway-backyard-concrete-after":
		"Backyard patio of large slabs with seating.",
	"driveway-backyard-concrete-before": "Heaved, weedy slabs.",
	"driveway-backyard-concrete-detail": "Patio edge with inset lights.",
	"driveway-backyard-concrete-service":
		"Brick house with new driveway and stepping slabs.",
	"epoxy-coating-after": "Beige flake floor, green cabinets, wall-hung tires.",
	"epoxy-coating-before": "Oil-stained slab, clutter.",
	"epoxy-coating-detail": "Flake floor with reflections.",
	"epoxy-coating-service": "Garage with grey flake floor and cabinets.",
	"flooring-after": "Dark walnut herringbone, teal armchair.",
	"flooring-before": "Old strip floor, rolled-up carpet, debris.",
	"flooring-detail": "Herringbone in low sun.",
	"flooring-service": "Pale herringbone oak, two tall windows, curtains.",
	"gimbal-lights-after": "Hallway gallery, dark walls, black gimbals.",
	"gimbal-lights-before": "Dim hall with vinyl floor.",
	"gimbal-lights-detail": "Lit frames on a dark wall.",
	"gimbal-lights-service": "Hallway gallery, light walls, rug.",
	hero: "Green and oak kitchen with morning sun, joinery in the left third.",
	"home-renovations-after":
		"Blue sofa, patterned rug, walnut dining table, black windows.",
	"home-renovations-before":
		"Carpet, brown sofa, wood panelling, popcorn light.",
	"home-renovations-detail": "Sofa, throw and stone table in sun.",
	"home-renovations-service":
		"Open living and dining room, white sofa, green armchairs, fluted oak table.",
	"kitchen-renovations-after": "White shaker, blue island, black pendants.",
	"kitchen-renovations-before":
		"Orange oak cabinets, vinyl floor, fluorescent box.",
	"kitchen-renovations-detail": "Sink under the window.",
	"kitchen-renovations-service":
		"Green shaker cabinets, oak island, brass pendants, zellige tile.",
	"painting-after": "Dining room, terracotta over white wainscot.",
	"painting-before": "Patched and stained walls.",
	"painting-detail": "Sconce and wainscot edge.",
	"painting-service": "Green over white wainscot, ladder, drop cloth, rollers.",
	"pot-lights-after": "Brown media wall, blue sofa, red rug.",
	"pot-lights-before": "One ceiling dome, dim room.",
	"pot-lights-detail": "Ceiling line and media wall.",
	"pot-lights-service": "Living room at dusk, green media wall.",
	"stairs-after": "White balusters, oak rail.",
	"stairs-before": "Orange pine turned spindles, vinyl hall.",
	"stairs-detail": "Newel and first treads.",
	"stairs-service": "Oak treads, black balusters, gallery above.",
	"stucco-removal-after": "Buff brick with red soldier courses, blue door.",
	"stucco-removal-before": "Grey cracked stucco over the same front.",
	"stucco-removal-detail": "Porch, brick and window corner.",
	"stucco-removal-service": "Red brick front restored.",
	"wallpaper-after": "Bedroom, navy and gold leaf wallpaper.",
	"wallpaper-before": "Brown star pattern of the seventies.",
	"wallpaper-detail": "Bedside corner with lamp.",
	"wallpaper-service": "Bedroom, green leaf wallpaper.",
} as const satisfies Record<string, string>;
