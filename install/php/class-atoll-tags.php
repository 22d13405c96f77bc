<?php
/**
 * Names of elements that the parser of browsers treats alike.
 */
class Atoll_Tags {
	public const PAGE = 'html head body';
	public const VOID = 'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr';

	/** Start tags that end an open paragraph. */
	public const ENDS_PARAGRAPH = 'address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li listing main menu nav ol p plaintext pre search section summary ul xmp';

	/** End tags that end all elements inside of theirs. */
	public const BLOCKS = 'address applet article aside blockquote button center dd details dialog dir div dl dt fieldset figcaption figure footer header hgroup listing main marquee menu nav object ol pre search section summary ul';

	public const FORMATTING = 'a b big code em font i nobr s small strike strong tt u';
	public const HEADINGS   = 'h1 h2 h3 h4 h5 h6';

	/** Any other start tag ends the head. */
	public const IN_HEAD = 'base basefont bgsound link meta noframes script style template title';

	/** Elements that the end tag of an inline element around them does not end. */
	public const SPECIAL = 'address annotation-xml applet area article aside base basefont bgsound blockquote body br button caption center col colgroup dd desc details dir div dl dt embed fieldset figcaption figure footer foreignobject form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe img input keygen li link listing main marquee menu meta mi mn mo ms mtext nav noembed noframes noscript object ol p param plaintext pre script search section select source style summary table tbody td template textarea tfoot th thead title tr track ul wbr xmp';

	/** End tags of blocks end no element around one of these. */
	public const SCOPE           = 'annotation-xml applet caption desc foreignobject html marquee mi mn mo ms mtext object table td template th title';
	public const PARAGRAPH_SCOPE = self::SCOPE . ' button';
	public const ITEM_SCOPE      = self::SCOPE . ' ol ul';

	public const OF_TABLE = 'caption col colgroup tbody td tfoot th thead tr';

	/** Parts of a table that hold no content themselves. */
	public const ROWS = 'table tbody thead tfoot tr';

	/** What stays inside of `ROWS`; other content moves before the table. */
	public const IN_ROWS = self::OF_TABLE . ' script style template form';

	/** By the kind of the innermost of these elements: the tags of tables that it may hold. */
	public const TABLE_PARTS = array(
		'table'    => 'caption colgroup tbody thead tfoot',
		'tbody'    => 'tr',
		'thead'    => 'tr',
		'tfoot'    => 'tr',
		'tr'       => 'td th',
		'colgroup' => 'col',
		'template' => self::OF_TABLE,
	);

	/** Start tags that end an SVG or MathML. */
	public const ENDS_FOREIGN = 'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var';

	/** Elements with HTML in them. */
	public const HOLDS_HTML = array(
		'svg'  => 'desc foreignobject title',
		'math' => 'annotation-xml mi mn mo ms mtext',
	);

	/** Elements that decide how the tags inside of them are read. */
	public const MODES = 'html head body template select table caption colgroup tbody thead tfoot tr td th';

	/** @var array<string, array<string, int>> The lists above as keys. */
	private static $sets = array();

	/** Whether a list has a name. */
	public static function has( string $list, string $name ): bool {
		if ( ! isset( self::$sets[ $list ] ) ) {
			self::$sets[ $list ] = array_flip( explode( ' ', $list ) );
		}
		return isset( self::$sets[ $list ][ $name ] );
	}

	/** Whether an element of SVG or MathML has HTML in it. */
	public static function holds_html( Atoll_Element $element ): bool {
		return null !== $element->language && self::has( self::HOLDS_HTML[ $element->language ], $element->name );
	}

	public static function is_special( Atoll_Element $element ): bool {
		return null === $element->language ? self::has( self::SPECIAL, $element->name ) : self::holds_html( $element );
	}
}
